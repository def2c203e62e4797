import {
  ADHESIVE,
  BONDED_FREE_HOURS,
  CALCIUM_SULFATE,
  END_JOINTS,
  ENGINEERED_MOISTURE,
  GAP,
  GAP_EXAMPLE,
  HEATED_SURFACE,
  HEATING_RUN,
  HEATING_WHILE_LAYING,
  LEVEL,
  PLYWOOD,
  REST_HOURS,
  SCREED_HUMIDITY,
  TIMBER_WETTER,
  UNDIVIDED_M,
  VINYL_EXTREMES,
  VINYL_HEATING_OFF_HOURS,
  WARM_UP_A_DAY,
} from '../../../contracts/domain/product/laying-figures.ts';
import type { TextPart } from '../../ui/long-text.tsx';
import { Edges, SettingOut } from './drawings/drawings.tsx';

export const INSTALLATION_LEAD =
  'What a floor needs from the site, the subfloor and the fitter. Where the data sheet of a floor says otherwise, follow the data sheet.';

/** How wood and vinyl are laid, with the same figures as the installation sheets. */
export const INSTALLATION_PARTS: readonly TextPart[] = [
  {
    id: 'site',
    title: 'The site',
    text: (
      <ul>
        <li>
          Lay the floor last. Wet trades are finished and dry, windows and doors are in, and the heating has
          run long enough to bring the building to the climate of its use. Keep that climate until hand-over
          and after it.
        </li>
        <li>{`Leave the packs closed and flat in the room for at least ${REST_HOURS} hours, away from outside walls and radiators. Our engineered wood leaves the works at ${ENGINEERED_MOISTURE.from} to ${ENGINEERED_MOISTURE.to}% moisture. Solid oak takes longer to settle: measure some boards, and wait until they stop changing.`}</li>
        <li>
          Open several packs at once, mix them, and look at every board in good light before it goes down. A
          board that has been laid has been accepted.
        </li>
      </ul>
    ),
  },
  {
    id: 'subfloor',
    title: 'The subfloor',
    text: (
      <ul>
        <li>{`Sound, clean, dry and level to SR1 of BS 8204: no more than ${LEVEL}, and no steps. Grind high spots down and fill hollows with a compound that its maker releases for the floor above it.`}</li>
        <li>
          Screed and concrete: take off laitance, and the skin of calcium sulfate, then vacuum. Prime as the
          maker of the adhesive says.
        </li>
        <li>
          A ground-floor slab needs a damp-proof membrane. Where there is none, or nobody can show that there
          is one, use a liquid membrane that the maker of the adhesive approves.
        </li>
        <li>{`Timber: firm, and ventilated below. Cover it with plywood made for flooring, ${PLYWOOD.bonded} or more under bonded wood and ${PLYWOOD.vinyl} or more under vinyl, screwed every ${PLYWOOD.screws} with its joints staggered.`}</li>
        <li>Take up carpet, cushioned vinyl and any floor that floats.</li>
      </ul>
    ),
  },
  {
    id: 'moisture',
    title: 'Moisture',
    text: (
      <>
        <p>
          Most floors that fail were laid on a screed that was too wet. Its age proves nothing: a sand and
          cement screed dries by about 1 mm a day for its first 50 mm and at half that pace below, so that 75
          mm takes about 100 days in good conditions.
        </p>
        <ul>
          <li>{`Cement screed: seal an insulated hygrometer to it for at least 72 hours, and go on until two readings a day apart are the same. At most ${SCREED_HUMIDITY}, for wood (BS 8201) and for vinyl (BS 8203). Above that, wait or apply a surface membrane.`}</li>
          <li>{`Calcium sulfate under wood: at most ${CALCIUM_SULFATE.plain} by carbide test, ${CALCIUM_SULFATE.heated} over heating, with its skin sanded off.`}</li>
          <li>{`Timber under wood: at most ${TIMBER_WETTER} wetter than the boards.`}</li>
          <li>
            Write down every reading with its date and place. It is the first thing that we ask for if
            something goes wrong.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'heating',
    title: 'Underfloor heating',
    text: (
      <ul>
        <li>{`Engineered wood and our vinyl go over heating unless the data sheet limits it; solid oak does not. The surface never passes ${HEATED_SURFACE}, under rugs and furniture too: fit a sensor in the floor.`}</li>
        <li>{`Under wood, run the heating for ${HEATING_RUN} before laying, then turn it off or to ${HEATING_WHILE_LAYING} at the surface for ${REST_HOURS} hours. Once the adhesive has cured, raise it by no more than ${WARM_UP_A_DAY.wood} a day. A floor that is bonded over its whole back lets the heat through best.`}</li>
        <li>{`Under vinyl, have it off or at ${HEATING_WHILE_LAYING} from ${VINYL_HEATING_OFF_HOURS} hours before laying to ${REST_HOURS} hours after, then raise it by ${WARM_UP_A_DAY.vinyl} a day at most. Ask us about electric mats.`}</li>
      </ul>
    ),
  },
  {
    id: 'wood-setting-out',
    title: 'Wood: setting out',
    text: (
      <>
        <ul>
          <li>{`Boards run towards the light or along the longer wall; on joists and battens they run across them. Measure the room first: where the last row would be narrower than half a board, cut the first one down by as much. End joints of neighbouring rows lie at least ${END_JOINTS} apart.`}</li>
          <li>
            Herringbone: snap the centre line of the room or of its main view, then working lines on both
            sides, as far apart as a block’s length times 0.707. Bond the first six blocks to a piece of
            plywood, square and with their tips on a line, and fix it on the centre line: the pattern starts
            from it.
          </li>
          <li>
            Chevron: snap every seam. They are the lines that every eye follows, and the points have no tongue
            to hide in.
          </li>
          <li>
            Versailles: two centre lines, square to each other. Check them with a 3-4-5 triangle: 3 m along
            one, 4 m along the other, 5 m between.
          </li>
        </ul>
        <SettingOut />
      </>
    ),
  },
  {
    id: 'wood-laying',
    title: 'Wood: laying',
    text: (
      <ul>
        <li>
          <strong>Bonded</strong>, for parquet and for any tongue and groove board. Use an elastic adhesive to
          ISO 17178 and the notched trowel that its label names, {ADHESIVE.amount}. Lift a piece now and then:
          at least {ADHESIVE.wetBack} of its back must be wet. Spread no more than you can cover in its open
          time, and take it off the face at once.
        </li>
        <li>
          <strong>Floating</strong>, for 3-ply click boards only, on an underlay made for wood. Divide the
          floor with a profile in doorways, at the turn of an L-shaped room, and where it is wider than{' '}
          {UNDIVIDED_M.wood} m. Kitchen units and stud walls never stand on it.
        </li>
        <li>
          <strong>Nailed</strong>, for tongue and groove boards on a timber deck: through the tongue at 45
          degrees, every 300 mm and near each end, on a moisture barrier that lets vapour through. Our boards
          don’t carry loads from joist to joist, so joists need a deck first.
        </li>
        <li>Draw boards tight with a strap or a pulling bar. A hammer on the tongue breaks it.</li>
      </ul>
    ),
  },
  {
    id: 'vinyl',
    title: 'Vinyl: setting out and laying',
    text: (
      <ul>
        <li>{`Our planks lock without glue and float. Run them towards the light or along the longer wall; the first and the last row are at least half a plank wide. End joints lie at least ${END_JOINTS} apart.`}</li>
        <li>
          Bring the long side in at an angle and fold it down, then tap the end joint home with a soft block
          until it is flush. Check with a line after three rows that the first is straight.
        </li>
        <li>{`Divide the floor with a profile in each doorway and where it is longer or wider than ${UNDIVIDED_M.vinyl} m. Lay it on an underlay only if that is released for click vinyl.`}</li>
        <li>{`Not for rooms that fall under ${VINYL_EXTREMES.coldest} or conservatories that pass ${VINYL_EXTREMES.warmest} in the sun, unless you have asked us. Set kitchen units before the floor: one that is pinned down comes apart.`}</li>
      </ul>
    ),
  },
  {
    id: 'gaps',
    title: 'Edges and gaps',
    text: (
      <>
        <p>{`A floor grows and shrinks with the seasons, and it needs room at every wall, pipe, hearth, frame and threshold. Bonded wood gets ${GAP.bonded} and floating wood ${GAP.floating}, or ${GAP.eachMetre} for each metre of the room’s width where that is more: ${GAP_EXAMPLE}. Vinyl gets ${GAP.vinyl}. Undercut door frames rather than fitting around them, and never fill the gap with adhesive or grout. In wet rooms close it with a foam cord and neutral silicone.`}</p>
        <Edges />
      </>
    ),
  },
  {
    id: 'aftercare',
    title: 'After laying',
    text: (
      <ul>
        <li>{`Bonded wood: keep off it for ${BONDED_FREE_HOURS.feet} hours, and no furniture for ${BONDED_FREE_HOURS.furniture}. Vinyl may be walked on at once.`}</li>
        <li>
          Protect it from other trades with a sheet that breathes, taped to itself and never to the floor.
        </li>
        <li>
          Mats at the doors, felt under chairs and tables, no rubber backs on vinyl. Hand over the care
          instructions of the finish, and the readings of moisture and climate.
        </li>
      </ul>
    ),
  },
  {
    id: 'responsibility',
    title: 'British Standards and responsibility',
    text: (
      <>
        <p>
          This page and our sheets complement the British Standard for the installation of floors and do not
          take its place:
        </p>
        <ul>
          <li>wood: BS 8201, Code of practice for installation of flooring of wood and wood-based panels;</li>
          <li>vinyl: BS 8203, Installation of resilient floor coverings, Code of practice;</li>
          <li>screeds and their level: BS 8204, Screeds, bases and in situ floorings.</li>
        </ul>
        <p>
          Whoever lays the floor answers for testing the subfloor and the climate, for keeping the records,
          and for the work. Where this page and the conditions on site disagree, stop and ask us before you
          lay.
        </p>
      </>
    ),
  },
];
