import { pliesOf } from '../plies.ts';
import type { ProductSpec } from '../product-extras.api.ts';
import styles from './build-up.module.css';

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
    <div className={styles.box}>
      <Section layers={layers} thicknessMm={thicknessMm} />
      <table className={`text-small ${styles.table}`}>
        <caption className="sr-only">Layers from the top down</caption>
        <thead>
          <tr className={styles.row}>
            <th scope="col">Layer</th>
            <th className={styles.head} scope="col">
              Material
            </th>
            <th className={styles.head2} scope="col">
              Thickness
            </th>
          </tr>
        </thead>
        <tbody>
          {layers.map((layer) => (
            <LayerRow key={layer.part} layer={layer} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The table has the same information. */
function Section({ layers, thicknessMm }: BuildUpProps) {
  return (
    <div className={styles.box2} aria-hidden="true" data-print-colours="">
      <div className={`text-small ${styles.box3}`}>{thicknessMm} mm</div>
      <div className={styles.box4}>
        {pliesOf(layers).map(({ key, part, thicknessMm: grow, across }) => (
          <div
            className={styles.box5}
            key={key}
            data-ply=""
            /* DYNAMIC */ minHeight={THINNEST}
            /* DYNAMIC */ bg={across ? ACROSS : COLOURS[part]}
            style={{ flexGrow: grow }}
          />
        ))}
      </div>
    </div>
  );
}

function LayerRow({ layer: { part, material, thicknessMm } }: { layer: Layer }) {
  return (
    <tr className={styles.row2}>
      <th className={styles.head3} scope="row">
        <span
          className={styles.words}
          aria-hidden="true"
          data-print-colours=""
          /* DYNAMIC */ bg={COLOURS[part]}
        />
        {part}
      </th>
      <td className={styles.cell}>{material}</td>
      <td className={styles.cell2}>{thicknessMm} mm</td>
    </tr>
  );
}
