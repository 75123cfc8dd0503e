const CIRCLED_NEXT_TO_EACH_OTHER = /([①-⒇⓪❶-➓㉠-㉻㈀-㈛])(?=\s*[①-⒇⓪❶-➓㉠-㉻㈀-㈛])/g

/** ①③ are two labels, not thirteen. */
export const separateCircled = (text: string): string => text.replace(CIRCLED_NEXT_TO_EACH_OTHER, '$1,')
