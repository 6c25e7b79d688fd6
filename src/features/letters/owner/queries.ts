import { browserStore } from "#shared/browser/page-queries.ts";

export const lettersPath = "/api/admin/letters";
export const letterSettingsPath = `${lettersPath}/settings`;

/** Reloads what is shown about letters. */
export async function refreshLetters(): Promise<void> {
  await browserStore().refreshAll((key) => key.startsWith(lettersPath));
}
