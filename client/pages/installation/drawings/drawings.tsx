import { GAP } from '../../../../contracts/domain/product/laying-figures.ts';
import bondedEdge from './bonded-edge.svg';
import styles from './drawing.module.css';
import floatingEdge from './floating-edge.svg';
import settingOut from './setting-out.svg';

/** A herringbone floor is set out from the centre line of the room. */
export function SettingOut() {
  return (
    <Drawing
      src={settingOut}
      alt="Plan of a room. The rows follow its centre line; working lines lie on both sides of it, as far apart as a block’s length times 0.707."
      caption="Herringbone: the tips of the blocks meet on the working lines. L is the length of a block; the gap at the walls is drawn wider than it is."
    />
  );
}

/** The edge of a bonded and of a floating floor, cut through. */
export function Edges() {
  return (
    <div className={styles.pair}>
      <Drawing
        src={bondedEdge}
        alt={`Section through the edge of a bonded wood floor: a gap of ${GAP.bonded} between floor and wall, with skirting over it.`}
        caption="Bonded wood: the gap stays empty. The skirting covers it and never presses on the floor."
      />
      <Drawing
        src={floatingEdge}
        alt={`Section through the edge of a vinyl floor: a gap of ${GAP.vinyl} between floor and wall, with skirting over it.`}
        caption="Vinyl: nothing holds the floor down, neither at the edge nor under a kitchen."
      />
    </div>
  );
}

interface DrawingProps {
  /** address of an SVG of 360 × 240 */
  src: string;
  /** what it shows, for screen readers */
  alt: string;
  caption: string;
}

/** A line drawing with its caption. */
function Drawing({ src, alt, caption }: DrawingProps) {
  return (
    <figure className={styles.figure}>
      <img className={styles.picture} src={src} alt={alt} width={360} height={240} loading="lazy" />
      <figcaption className="text-small">{caption}</figcaption>
    </figure>
  );
}
