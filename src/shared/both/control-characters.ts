/** Whether a text has what no text of a person has: control characters, or half a character. */
export function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text) || !text.isWellFormed();
}
