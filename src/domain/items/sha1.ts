function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits))
}

/** Message, a 1 bit, zeros, and the length in bits as 64 bits: whole blocks of 64 bytes. */
function padMessage(bytes: Uint8Array): DataView {
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64))
  bytes.forEach((byte, index) => {
    padded.setUint8(index, byte)
  })
  padded.setUint8(bytes.length, 0x80)
  padded.setUint32(padded.byteLength - 8, Math.floor(bytes.length / 2 ** 29))
  padded.setUint32(padded.byteLength - 4, (bytes.length << 3) >>> 0)
  return padded
}

function mixRound(round: number, b: number, c: number, d: number): number {
  if (round < 20) return ((b & c) | (~b & d)) + 0x5a827999
  if (round < 40) return (b ^ c ^ d) + 0x6ed9eba1
  if (round < 60) return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc
  return (b ^ c ^ d) + 0xca62c1d6
}

/**
 * SHA-1 (RFC 3174), 20 bytes, written out because the platform's digest is asynchronous. For naming only: it is no longer
 * safe against someone who wants a collision.
 */
export function sha1(bytes: Uint8Array): Uint8Array {
  const message = padMessage(bytes)
  const state = new Int32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0])
  const words = new Int32Array(80)
  for (let block = 0; block < message.byteLength; block += 64) {
    for (let index = 0; index < 80; index += 1) {
      words[index] =
        index < 16
          ? message.getInt32(block + index * 4)
          : rotateLeft(
              at(words, index - 3) ^ at(words, index - 8) ^ at(words, index - 14) ^ at(words, index - 16),
              1,
            )
    }
    let [a, b, c, d, e] = [at(state, 0), at(state, 1), at(state, 2), at(state, 3), at(state, 4)]
    for (let round = 0; round < 80; round += 1) {
      const next = (rotateLeft(a, 5) + mixRound(round, b, c, d) + e + at(words, round)) | 0
      ;[a, b, c, d, e] = [next, a, rotateLeft(b, 30), c, d]
    }
    ;[a, b, c, d, e].forEach((word, index) => {
      state[index] = at(state, index) + word
    })
  }
  const digest = new DataView(new ArrayBuffer(20))
  state.forEach((word, index) => {
    digest.setInt32(index * 4, word)
  })
  return new Uint8Array(digest.buffer)
}

function at(words: Int32Array, index: number): number {
  return words[index] ?? 0
}
