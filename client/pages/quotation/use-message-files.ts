import { useEffect, useRef, useState } from 'react';
import { uploadMessageFile } from '../../features/quotations/message-files.api.ts';
import { CallError } from '../../lib/call-error.ts';
import { newCallSerial } from '../../lib/call-headers.ts';
import { reportFailure } from '../../lib/failure-channel.ts';
import { isUnavailable } from '../../lib/reading.ts';
import { FILES_MAX, fileProblem } from './message-file.ts';

/** One file of a message, on its way or there. */
export interface MessageFile {
  /** also its callserial: an upload that is repeated finds the first one */
  readonly id: string;
  readonly name: string;
  readonly file: Blob;
  /** `refused` stays so whatever one does; `failed` may be tried again */
  readonly state: 'uploading' | 'there' | 'failed' | 'refused';
  /** 0 to 1 */
  readonly progress: number;
  /** what the server calls it, once it is there */
  readonly fileId: string;
  /** why it was refused or failed; '' otherwise */
  readonly problem: string;
}

export interface MessageFiles {
  readonly files: readonly MessageFile[];
  /** said when more were chosen than a message takes */
  readonly leftOut: string;
  /** what still keeps them from being sent; '' when nothing does */
  readonly problem: string;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
  /** after these were sent; others may have been added meanwhile */
  readonly clear: (fileIds: readonly string[]) => void;
}

/** The files of a message: checked when they are chosen, and uploaded at once. */
export function useMessageFiles(): MessageFiles {
  const [files, setFiles] = useState<readonly MessageFile[]>([]);
  const [leftOut, setLeftOut] = useState('');
  const running = useRef(new Map<string, AbortController>());
  const change = (id: string, what: Partial<MessageFile>) =>
    setFiles((now) => now.map((one) => (one.id === id ? { ...one, ...what } : one)));

  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const controller of uploads.values()) controller.abort();
    };
  }, []);

  async function send({ id, name, file }: Pick<MessageFile, 'id' | 'name' | 'file'>): Promise<void> {
    const controller = new AbortController();
    running.current.set(id, controller);
    change(id, { state: 'uploading', progress: 0, problem: '' });
    const options = {
      serial: id,
      signal: controller.signal,
      onProgress: (progress: number) => change(id, { progress }),
    };
    try {
      const fileId = await uploadMessageFile(file, name, options);
      change(id, { state: 'there', progress: 1, fileId });
    } catch (error) {
      change(id, failed(error));
    } finally {
      running.current.delete(id);
    }
  }

  async function add(chosen: readonly File[]): Promise<void> {
    const free = FILES_MAX - files.length;
    setLeftOut(chosen.length > free ? `At most ${FILES_MAX} files a message: the others were left out.` : '');
    for (const file of chosen.slice(0, free)) {
      const problem = await fileProblem(file);
      const one = { id: newCallSerial(), name: file.name, file, fileId: '', progress: 0, problem };
      setFiles((now) => [...now, { ...one, state: problem === '' ? 'uploading' : 'refused' }]);
      if (problem === '') void send(one);
    }
  }

  return {
    files,
    leftOut,
    problem: whatIsMissing(files),
    add: (chosen) => void add(chosen),
    remove: (id) => {
      running.current.get(id)?.abort();
      setLeftOut('');
      setFiles((now) => now.filter((file) => file.id !== id));
    },
    retry: (id) => {
      const file = files.find((one) => one.id === id);
      if (file) void send(file);
    },
    clear: (fileIds) => setFiles((now) => now.filter(({ fileId }) => !fileIds.includes(fileId))),
  };
}

function whatIsMissing(files: readonly MessageFile[]): string {
  if (files.some(({ state }) => state === 'uploading')) return 'Please wait until your files are uploaded.';
  if (files.some(({ state }) => state !== 'there'))
    return 'Please remove the files that were not uploaded, or try them again.';
  return '';
}

function failed(error: unknown): Partial<MessageFile> {
  if (!(error instanceof CallError)) return { state: 'failed', problem: 'This file can’t be read.' };
  if (error.endsSession) reportFailure(error);
  if (isUnavailable(error)) return { state: 'refused', problem: 'Files can’t be sent online.' };
  const isRefused = error.fault.kind === 'result' && error.fault.field !== undefined;
  return { state: isRefused ? 'refused' : 'failed', problem: error.message };
}
