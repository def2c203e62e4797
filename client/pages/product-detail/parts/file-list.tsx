import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { Section } from '../../../ui/section.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { ProductFile } from '../product-files.ts';
import { useDownload } from '../use-download.ts';

/** Files for planning and for the site; renders nothing for a product without any. */
export function FileList({ files }: { files: readonly ProductFile[] }) {
  const { run, isPending } = useDownload();
  const [last, setLast] = useState('');
  if (files.length === 0) return null;
  const fetchFile = (fileName: string) => {
    if (isPending) return;
    setLast(fileName);
    void run(fileName);
  };
  return (
    <Section title="Downloads" screenOnly>
      <chakra.ul
        listStyle="none"
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', '2xl': '1fr 1fr 1fr' }}
        columnGap="12"
        borderTop="1px solid {colors.border}"
      >
        {files.map(({ label, detail, fileName }) => (
          <chakra.li key={fileName} borderBottom="1px solid {colors.border.muted}">
            <chakra.button
              type="button"
              aria-disabled={isPending}
              aria-busy={isPending && last === fileName}
              onClick={() => fetchFile(fileName)}
              display="grid"
              gridTemplateColumns="1fr auto"
              alignItems="center"
              gap="4"
              width="full"
              minHeight="3.5rem"
              py="2.5"
              textAlign="start"
              cursor="pointer"
              _hover={{ color: 'accent.fg' }}
            >
              <span>
                <chakra.span display="block" fontWeight="medium">
                  <chakra.span srOnly>Download: </chakra.span>
                  {label}
                </chakra.span>
                <chakra.span
                  display="block"
                  textStyle="small"
                  color="fg.muted"
                  fontVariantNumeric="tabular-nums"
                >
                  {detail}
                </chakra.span>
              </span>
              {isPending && last === fileName ? <Spinner /> : <DownloadIcon />}
            </chakra.button>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  );
}
