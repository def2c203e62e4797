import { stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.glb': 'model/gltf-binary',
  '.ifc': 'application/x-step',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
};

/** What a handler returns where the contract has bytes instead of JSON. They are read while sending. */
export class FileReply {
  readonly path: string;
  /** in bytes */
  readonly size: number;

  private constructor(path: string, size: number) {
    this.path = path;
    this.size = size;
  }

  /** @returns undefined when there is no such file */
  static async of(path: string): Promise<FileReply | undefined> {
    const found = await stat(path).catch(() => undefined);
    return found?.isFile() ? new FileReply(path, found.size) : undefined;
  }

  get fileName(): string {
    return basename(this.path);
  }

  get type(): string {
    return TYPES[extname(this.path)] ?? 'application/octet-stream';
  }
}
