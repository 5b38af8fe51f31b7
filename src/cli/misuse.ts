/** The command was used in a way that it does not know: the message goes to the person, the exit code is 2. */
export class Misuse extends Error {}
