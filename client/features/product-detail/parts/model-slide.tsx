import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import type { ProductFile } from '../product-files.ts';
import { useDownload } from '../use-download.ts';

/** The slide of a product's 3D model: the file opens in the viewer that the customer has. */
export function ModelSlide({ file }: { file: ProductFile }) {
  const { run, isPending } = useDownload();
  return (
    <chakra.div
      aspectRatio="4 / 3"
      bg="bg.sunken"
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      gap="4"
    >
      <chakra.p textStyle="subheading">3D model</chakra.p>
      <Button variant="outline" loading={isPending} onClick={() => void run(file.fileName)}>
        <DownloadIcon />
        Open the model
      </Button>
    </chakra.div>
  );
}
