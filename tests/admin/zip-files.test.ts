import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { zipFiles } from '#admin/kit/zip-files.ts'

/** Reads an archive by its central directory. */
function unzip(archive: Buffer): { name: string; text: string; checksum: number }[] {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06'))
  const files = []
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = archive.readUInt16LE(at + 28)
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    files.push({
      name: archive.toString('utf8', at + 46, at + 46 + nameLength),
      text: archive.toString('utf8', start, start + archive.readUInt32LE(at + 24)),
      checksum: archive.readUInt32LE(at + 16),
    })
    at += 46 + nameLength
  }
  expect(at).toBe(end)
  return files
}

test('an archive holds each file with its name and checksum', async () => {
  const files = [
    { name: 'M1U01/M1U01C01.items.yaml', text: '- question: 약수를 구하세요.\n' },
    { name: '빈 파일.yaml', text: '' },
    { name: 'long.yaml', text: 'x'.repeat(70_000) },
  ]
  const archive = Buffer.from(await zipFiles(files).arrayBuffer())
  expect(unzip(archive)).toEqual(files.map((file) => ({ ...file, checksum: crc32(file.text) })))
})
