let suggested = '';

/** The email that somebody has just shown to be theirs, for the log-in that follows. Kept in no storage and no address. */
export function suggestLoginName(email: string): void {
  suggested = email;
}

export const suggestedLoginName = (): string => suggested;
