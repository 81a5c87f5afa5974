export const telephoneLink = (phone_number: string): string => `tel:${phone_number}`;

/** A chat in WhatsApp that begins with what it is about. */
export const whatsappLink = (phone_number: string, text: string): string =>
  `https://wa.me/${phone_number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
