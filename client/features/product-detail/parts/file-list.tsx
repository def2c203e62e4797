import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import type { ProductFile } from '../product-facts.ts';
import { useDownload } from '../use-download.ts';

/** Files for the drawing office; nothing at all where a product has none. */
export function FileList({ files }: { files: readonly ProductFile[] }) {
  const { run, isPending } = useDownload();
  if (files.length === 0) return null;
  return (
    <chakra.section
      aria-labelledby="downloads"
      display="flex"
      flexDirection="column"
      gap="4"
      _print={{ display: 'none' }}
    >
      <chakra.h2 id="downloads" textStyle="heading">
        Downloads
      </chakra.h2>
      <chakra.ul listStyle="none" display="flex" flexWrap="wrap" gap="3">
        {files.map(({ label, fileName }) => (
          <li key={fileName}>
            <Button variant="outline" aria-disabled={isPending} onClick={() => void run(fileName)}>
              <DownloadIcon />
              {label}
            </Button>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
