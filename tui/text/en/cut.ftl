cut-title = Cut the deck (step 3 of 3)
cut-sealed = The dice of this game are already fixed by a secret. Its seal:
cut-why = Each person may add a word; nobody can then have chosen the dice.
cut-after = At the end the secret is shown and anyone can check every die.
cut-bot = bot
cut-type = a word, or nothing
cut-added = added
cut-none = no word
cut-next = next person
cut-back = back
cut-proof = what it proves
cut-help-1 =
    Before the deal the program draws a secret number. All dice
    and cards of the game follow from it and from your words.

    The seal is a fingerprint of the secret. It says nothing about
    the secret, but no other secret has the same seal.
    When the game is over the secret stands in its log. Then
    "verify" in the replays works out every die anew and compares.

    Your word is mixed in after the seal is shown, so whoever made
    the secret could not know the dice. Only a fingerprint of the
    word is kept.

    This protects against dice that were changed. It does not
    protect against somebody who looks into the machine, nor
    against the one who cuts last and knows the secret.
    .title = what the cut proves
