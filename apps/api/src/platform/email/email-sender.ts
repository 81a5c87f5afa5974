type Email = { to: string; subject: string; text: string };

/** The way out for e-mail. A message that cannot be sent is refused with `email_unavailable`. */
export type EmailSender = {
  send: (email: Email) => Promise<void>;
};
