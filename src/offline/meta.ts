/** The keys of a person's `meta` store. */
export const META = {
  /** The place that the last written record has. */
  seq: 'seq',
  /** When the lock of the drain was taken, in milliseconds since the epoch. */
  lease: 'lease',
  /** The person's key, not extractable. */
  deviceKey: 'device-key',
  /** True once the person signed out or another one signed in: nothing more is written in clear. */
  gone: 'gone',
} as const
