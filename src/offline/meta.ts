/** The keys of a person's `meta` store. */
export const META = {
  /** `seq` of the last written record. */
  seq: 'seq',
  /** When the lock of the drain was acquired, in milliseconds since the epoch. */
  lease: 'lease',
  /** The person's encryption key, not extractable. */
  deviceKey: 'device-key',
  /** True once the person signed out or another one signed in: every write is refused. */
  gone: 'gone',
} as const
