/** Where files of people are kept. Names are ours: folder and file, such as `360/x9Kd….webp`; never what a client said. */
export interface Uploads {
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined where there is no such file. */
  get: (name: string) => Promise<Uint8Array | undefined>;
  /** What is not there is removed already. */
  remove: (name: string) => Promise<void>;
}
