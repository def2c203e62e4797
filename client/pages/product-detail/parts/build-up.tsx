import { chakra } from '@chakra-ui/react';
import { pliesOf } from '../plies.ts';
import type { ProductSpec } from '../product-extras.api.ts';

type Layer = ProductSpec['layers'][number];

const COLOURS: Readonly<Record<Layer['part'], string>> = {
  'Wear layer': 'oak.300',
  'Print film': 'charcoal.700',
  Core: 'bone.300',
  Backing: 'bone.400',
};
/** Plies that run across the one above are a shade darker, like end grain. */
const ACROSS = 'bone.400';
/** A film of a few hundredths of a millimetre would be invisible; everything else is drawn to scale. */
const THINNEST = '2px';

interface BuildUpProps {
  layers: readonly Layer[];
  thicknessMm: number;
}

/** The section through a board, with what each layer is. */
export function BuildUp({ layers, thicknessMm }: BuildUpProps) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1fr' }}
      alignItems="center"
      gap={{ base: '5', lg: '12' }}
    >
      <Section layers={layers} thicknessMm={thicknessMm} />
      <chakra.table width="full" textStyle="small" borderCollapse="collapse">
        <chakra.caption srOnly>Layers from the top down</chakra.caption>
        <thead>
          <chakra.tr color="fg.muted" css={{ '& th': { fontWeight: 'normal', textAlign: 'start', py: '2' } }}>
            <th scope="col">Layer</th>
            <chakra.th scope="col" px="3">
              Material
            </chakra.th>
            <chakra.th scope="col" textAlign="end!">
              Thickness
            </chakra.th>
          </chakra.tr>
        </thead>
        <tbody>
          {layers.map((layer) => (
            <LayerRow key={layer.part} layer={layer} />
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

/** The table has the same information. */
function Section({ layers, thicknessMm }: BuildUpProps) {
  return (
    <chakra.div aria-hidden="true" data-print-colours="" display="flex" gap="3" height="9.5rem">
      <chakra.div
        display="flex"
        alignItems="center"
        paddingInlineEnd="2.5"
        borderInlineEnd="1px solid {colors.border.strong}"
        textStyle="small"
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
      >
        {thicknessMm} mm
      </chakra.div>
      <chakra.div flex="1" display="flex" flexDirection="column">
        {pliesOf(layers).map(({ key, part, thicknessMm: grow, across }) => (
          <chakra.div
            key={key}
            data-ply=""
            flexBasis="0"
            minHeight={THINNEST}
            bg={across ? ACROSS : COLOURS[part]}
            borderTop="1px solid {colors.charcoal.500}"
            _first={{ borderTop: 'none' }}
            style={{ flexGrow: grow }}
          />
        ))}
      </chakra.div>
    </chakra.div>
  );
}

function LayerRow({ layer: { part, material, thicknessMm } }: { layer: Layer }) {
  return (
    <chakra.tr borderTop="1px solid {colors.border.muted}" verticalAlign="baseline">
      <chakra.th scope="row" fontWeight="normal" textAlign="start" py="2.5" whiteSpace="nowrap">
        <chakra.span
          aria-hidden="true"
          data-print-colours=""
          display="inline-block"
          width="2.5"
          height="2.5"
          marginInlineEnd="2.5"
          bg={COLOURS[part]}
        />
        {part}
      </chakra.th>
      <chakra.td py="2.5" px="3">
        {material}
      </chakra.td>
      <chakra.td py="2.5" textAlign="end" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {thicknessMm} mm
      </chakra.td>
    </chakra.tr>
  );
}
