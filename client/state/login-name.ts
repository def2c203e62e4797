let suggested = '';

/** Suggests an email for the log-in that follows, once its owner has proved it. Kept in memory only. */
export function suggestLoginName(email: string): void {
  suggested = email;
}

export const suggestedLoginName = (): string => suggested;
