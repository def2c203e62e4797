import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';
import PdfWorker from 'pdfjs-dist/build/pdf.worker.mjs?worker';
import { FileRefusal } from '../../../lib/file-refusal.ts';
import { type Drawing, LONGEST_SIDE, NO_READER, newSheet } from './sheet.ts';

const BROKEN = 'We can’t read this PDF. It may be cut off or damaged.';

/** By the names that the reader gives its errors. */
const WORDS: Readonly<Record<string, string>> = {
  PasswordException: 'This PDF is protected by a password. Please save it without one.',
  InvalidPDFException: BROKEN,
};

/** Opens a PDF in the browser: a worker reads it, and nothing of it is sent. @throws FileRefusal */
export async function openPdf(data: ArrayBuffer): Promise<Drawing> {
  const { task, pdf } = await begun(data).catch((error: unknown) => {
    throw new FileRefusal((error instanceof Error && WORDS[error.name]) || NO_READER);
  });
  return {
    kind: 'pdf',
    pages: pdf.numPages,
    async draw(number) {
      try {
        const page = await pdf.getPage(number);
        const { width, height } = page.getViewport({ scale: 1 });
        const density = LONGEST_SIDE / Math.max(width, height);
        const sheet = newSheet(width, height, density);
        await page.render({ canvas: sheet.canvas, viewport: page.getViewport({ scale: density }) }).promise;
        page.cleanup();
        return sheet;
      } catch {
        throw new FileRefusal(BROKEN);
      }
    },
    close: () => void task.destroy(),
  };
}

async function begun(data: ArrayBuffer) {
  GlobalWorkerOptions.workerPort ??= new PdfWorker();
  // our content security policy allows neither eval nor WebAssembly, and what is wrong with a file is said on the page
  const task = getDocument({ data, isEvalSupported: false, useWasm: false, verbosity: 0 });
  return { task, pdf: await task.promise };
}
