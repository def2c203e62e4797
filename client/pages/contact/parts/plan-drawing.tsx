import { useId } from 'react';
import styles from './plan-drawing.module.css';

const PARKWAY = 'M-20 398C70 428 190 468 300 480S540 502 640 520';
const CHELMER_ROAD = 'M640 520C692 430 716 330 738 230S800 60 832-20';
const TO_A12 = 'M640 520C730 562 850 596 980 606';
const BADDOW_ROAD = 'M640 520C600 560 560 590 530 620';
const SPRINGFIELD_ROAD = 'M-20 62C180 116 420 160 560 140S860 62 980 22';
const WHARF_ROAD = 'M398 493C386 420 398 360 426 300S476 208 520 144';
const RIVER = 'M-20 318C140 296 226 396 320 418S520 440 604 398S770 376 980 424';

/** Blocks of buildings: x, y, width, height, turned by degrees. */
const BLOCKS = [
  [300, 216, 74, 54, 12],
  [252, 300, 92, 46, 10],
  [300, 130, 84, 40, 10],
  [210, 196, 66, 60, 10],
  [560, 172, 70, 44, -8],
  [648, 176, 60, 70, -8],
  [646, 284, 52, 66, 6],
  [480, 444, 84, 40, 6],
  [330, 520, 96, 46, 6],
  [232, 508, 74, 44, 8],
  [452, 532, 64, 44, 8],
  [90, 180, 90, 62, 12],
  [60, 470, 110, 60, 14],
  [800, 250, 84, 66, 12],
  [770, 470, 100, 50, 10],
  [780, 110, 70, 60, 14],
] as const;

/** How to find the showroom, drawn, not to scale. Its words lie within the middle, which a narrow screen shows too. */
export function PlanDrawing() {
  const titleId = useId();
  return (
    <svg
      className={styles.plan}
      viewBox="0 0 960 600"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-labelledby={titleId}
      data-print-colours=""
    >
      <title id={titleId}>
        Plan of the way to the showroom: from the Army and Navy junction along Parkway, then right into Wharf
        Road. The showroom is on the right, before the canal basin.
      </title>
      <g className={styles.blocks}>
        {BLOCKS.map(([x, y, width, height, turn]) => (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width={width}
            height={height}
            transform={`rotate(${turn} ${x} ${y})`}
          />
        ))}
      </g>
      <g className={styles.water}>
        <path d={RIVER} />
        <path className={styles.canal} d="M586 304C612 330 622 360 616 396" />
        <path className={styles.basin} d="M520 262l76-18 14 58-78 18z" />
      </g>
      <path className={styles.railway} d="M-20 190C160 150 330 70 420-20" />
      <path className={styles.sleepers} d="M-20 190C160 150 330 70 420-20" />
      <g className={styles.edges}>
        {[SPRINGFIELD_ROAD, BADDOW_ROAD].map((way) => (
          <path key={way} d={way} />
        ))}
        {[PARKWAY, CHELMER_ROAD, TO_A12].map((way) => (
          <path className={styles.wide} key={way} d={way} />
        ))}
        <path className={styles.narrow} d={WHARF_ROAD} />
        <circle cx="640" cy="520" r="27" />
      </g>
      <g className={styles.roads}>
        {[SPRINGFIELD_ROAD, BADDOW_ROAD].map((way) => (
          <path key={way} d={way} />
        ))}
        <path className={styles.narrow} d={WHARF_ROAD} />
        {[PARKWAY, CHELMER_ROAD, TO_A12].map((way) => (
          <path className={styles.wide} key={way} d={way} />
        ))}
        <circle cx="640" cy="520" r="24" />
      </g>
      <circle className={styles.island} cx="640" cy="520" r="9" />
      <path className={styles.way} d="M613 512C560 503 480 500 398 490C388 428 398 366 424 310" />
      <g transform="rotate(-14 470 330)">
        <rect className={styles.unit} x="438" y="306" width="62" height="46" />
        <rect className={styles.parking} x="436" y="360" width="60" height="26" />
      </g>
      <text className={styles.parkingSign} x="473" y="379">
        P
      </text>
      <g className={styles.pin} transform="translate(469 322)">
        <path d="M0 0C-7-14-21-24-21-41a21 21 0 0 1 42 0C21-24 7-14 0 0z" />
        <circle cx="0" cy="-41" r="7.5" />
      </g>
      <g className={styles.names}>
        <text className={styles.ours} x="506" y="352">
          Unit 12
        </text>
        <text transform="translate(366 462) rotate(-84)">Wharf Road</text>
        <text x="300" y="470" transform="rotate(7 300 470)" className={styles.end}>
          Parkway
        </text>
        <text transform="translate(708 476) rotate(-66)">Chelmer Road</text>
        <text transform="translate(262 98) rotate(8.5)">Springfield Road</text>
        <text className={styles.middle} x="640" y="580">
          Army and Navy
        </text>
        <text className={styles.waterName} x="536" y="288">
          Basin
        </text>
        <text className={styles.waterName} transform="translate(470 432) rotate(-2)">
          River Chelmer
        </text>
      </g>
      <g className={styles.north} transform="translate(696 66)">
        <path d="M0-34l13 44-13-9-13 9z" />
        <text x="0" y="34">
          N
        </text>
      </g>
      <g className={styles.station} transform="translate(290 58)">
        <circle cx="0" cy="0" r="9" />
        <text x="18" y="7">
          Station
        </text>
      </g>
    </svg>
  );
}
