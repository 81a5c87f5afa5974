/** A code was sent to that address; in a demo it is shown. */
export type SentCode = { email: string; shown_code: string | null };
