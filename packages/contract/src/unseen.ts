/**
 * Signs that nobody sees or that turn a text around, so that one name could pass for another. Within an emoji the
 * joiner between two pictures, and the sign that makes one colourful, are none.
 */
const unseen =
  /(?![\u200d\ufe0f])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\ufff0-\ufff8]|(?<!\p{Extended_Pictographic}|[#*0-9])\ufe0f|(?<!\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d|\u200d(?!\p{Extended_Pictographic})/u;

export const hasUnseen = (text: string): boolean => unseen.test(text);
