import { foldCodas, joinLooseJamo } from '../reading/hangul.ts'

/** A message in one spelling: last consonants as they sound, without case, marks, laughter and tears. Its spaces and lines stay. */
export function readPlainWords(message: string): string {
  return foldCodas(
    joinLooseJamo(message.normalize('NFC').toLowerCase())
      .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
      // No word has more digits: each pattern would look at each of them.
      .replace(/\d{12,}/g, (digits) => digits.slice(0, 12))
      .replace(/ㅋ+|ㅎ{2,}|[ㅠㅜ]+|ㅡ{2,}|[^\p{L}\p{N}\n]+/gu, ' ')
      .trim(),
  )
}
