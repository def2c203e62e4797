import { clsx } from 'clsx';
import type { FloorSpec } from '../../../data/floor-spec.ts';
import { pliesOf } from '../plies.ts';
import styles from './build-up.module.css';

type Layer = FloorSpec['layers'][number];

const COLOURS: Readonly<Record<Layer['part'], string | undefined>> = {
  'Wear layer': styles.wearLayer,
  'Print film': styles.printFilm,
  Core: styles.core,
  Backing: styles.backing,
};

interface BuildUpProps {
  layers: readonly Layer[];
  thicknessMm: number;
}

/** The section through a board, with the material of each layer. */
export function BuildUp({ layers, thicknessMm }: BuildUpProps) {
  return (
    <div className={styles.buildUp}>
      <Section layers={layers} thicknessMm={thicknessMm} />
      <table className={clsx('text-small', styles.layers)}>
        <caption className="sr-only">Layers from the top down</caption>
        <thead>
          <tr>
            <th scope="col">Layer</th>
            <th scope="col">Material</th>
            <th scope="col">Thickness</th>
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
    <div className={styles.section} aria-hidden="true" data-print-colours="">
      <div className={clsx('text-small', styles.thickness)}>{thicknessMm} mm</div>
      <div className={styles.plies}>
        {pliesOf(layers).map(({ key, part, thicknessMm: grow, across }) => (
          <div
            className={clsx(styles.ply, across ? styles.across : COLOURS[part])}
            key={key}
            data-ply=""
            style={{ flexGrow: grow }}
          />
        ))}
      </div>
    </div>
  );
}

function LayerRow({ layer: { part, material, thicknessMm } }: { layer: Layer }) {
  return (
    <tr>
      <th scope="row">
        <span className={clsx(styles.swatch, COLOURS[part])} aria-hidden="true" data-print-colours="" />
        {part}
      </th>
      <td>{material}</td>
      <td>{thicknessMm} mm</td>
    </tr>
  );
}
