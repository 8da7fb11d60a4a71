/** Calling codes of one and two digits; all others have three. */
const shortCodes = '1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]';
const international = new RegExp(`^\\+(${shortCodes}|\\d{3})(\\d{5,12})$`);

/** Returns a stored number with gaps that do not break, such as +234 803 555 0142; any other text as it is. */
export function shownPhone(text: string): string {
  return text.replace(international, (_, code: string, rest: string) => {
    return `+${code}\u00a0${rest.replace(/\d{3}(?=\d{3})/g, '$&\u00a0')}`;
  });
}
