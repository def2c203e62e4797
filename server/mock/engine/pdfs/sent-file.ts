import { isPdf, kindOfFile } from '../../../../contracts/domain/file/file-kind.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { FILE_WORDS } from '../../../calls/check-upload.ts';
import { checkPdf } from './check-pdf.ts';

/** What is kept of a file that was sent. */
export interface SentFile {
  readonly kind: 'pdf' | 'picture';
  readonly content: Buffer;
}

/**
 * A PDF as it is, a picture made anew.
 * @throws CallFailure "1" for any other file, and for one that we don't keep
 */
export async function sentFile(
  sent: Buffer,
  remake: (picture: Buffer) => Promise<Buffer>,
): Promise<SentFile> {
  if (isPdf(sent)) {
    await checkPdf(sent);
    return { kind: 'pdf', content: sent };
  }
  if (kindOfFile(sent) === 'other') throw new CallFailure('1', FILE_WORDS.other, 400, { field: 'file' });
  const content = await remake(sent).catch((error: unknown) => {
    // what is wrong with a picture is wrong with this call's file
    throw error instanceof CallFailure
      ? new CallFailure(error.resultCode, error.message, error.status, { field: 'file' })
      : error;
  });
  return { kind: 'picture', content };
}
