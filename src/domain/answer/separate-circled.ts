const CIRCLED_NEXT_TO_EACH_OTHER = /([①-⒇⓪❶-➓㉠-㉻㈀-㈛])(?=\s*[①-⒇⓪❶-➓㉠-㉻㈀-㈛])/g

/** ①③ are two labels, not thirteen. */
export function separateCircled(text: string): string {
  return text.replace(CIRCLED_NEXT_TO_EACH_OTHER, '$1,')
}
