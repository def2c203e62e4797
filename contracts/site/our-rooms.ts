/**
 * Our own rooms without their floor, in which any floor is laid. The renderer draws three pictures of each, which are committed
 * (fixtures/assets/kept/bare-rooms): the room over a bare screed, the light on its floor, and what its floor mirrors.
 */
export interface OurRoom {
  /** as in an address: `room=kitchen` */
  readonly id: string;
  readonly title: string;
  /** of its pictures, without ending; a test in fixtures/assets fails when the drawing has changed */
  readonly name: string;
  readonly eye: RoomEye;
  /** how boards lie by default */
  readonly boards: 'away' | 'across';
}

/** Where a room is seen from: an eye that looks level. */
export interface RoomEye {
  /** mm from the left wall, along the room, and above the floor */
  readonly at: readonly [number, number, number];
  /** degrees to the right of straight on */
  readonly yaw: number;
  /** horizontal field of view in degrees */
  readonly view: number;
  /** its place from the picture's top, 0 to 1 */
  readonly horizon: number;
}

/** In the order in which the renderer has them; it names, furnishes and lights them. */
export const OUR_ROOMS: readonly OurRoom[] = [
  {
    id: 'living-room',
    title: 'Living room',
    name: 'bare-living-room-657ecdaf',
    eye: { at: [3100, -1950, 1330], yaw: -13, view: 58, horizon: 0.21 },
    boards: 'away',
  },
  {
    id: 'kitchen',
    title: 'Kitchen',
    name: 'bare-kitchen-17e2c8d8',
    eye: { at: [2950, -2250, 1400], yaw: -5, view: 57, horizon: 0.25 },
    boards: 'away',
  },
  {
    id: 'sitting-room',
    title: 'Sitting room',
    name: 'bare-sitting-room-1ee432d1',
    eye: { at: [2750, -1700, 1300], yaw: -4, view: 57, horizon: 0.23 },
    boards: 'away',
  },
  {
    id: 'bedroom',
    title: 'Bedroom',
    name: 'bare-bedroom-0b08ca1f',
    eye: { at: [3350, -2150, 1360], yaw: -11, view: 57, horizon: 0.24 },
    boards: 'away',
  },
  {
    id: 'dining-room',
    title: 'Dining room',
    name: 'bare-dining-room-0c80f938',
    eye: { at: [3500, -2250, 1420], yaw: -9, view: 57, horizon: 0.22 },
    boards: 'across',
  },
  {
    id: 'bay-window',
    title: 'Room with a bay window',
    name: 'bare-bay-window-2cf68bc7',
    eye: { at: [2700, -1900, 1380], yaw: -3, view: 58, horizon: 0.25 },
    boards: 'away',
  },
  {
    id: 'loft',
    title: 'Loft',
    name: 'bare-loft-9ed898b6',
    eye: { at: [3700, -2250, 1400], yaw: -8, view: 58, horizon: 0.25 },
    boards: 'away',
  },
  {
    id: 'fireplace',
    title: 'Room with a fireplace',
    name: 'bare-fireplace-b2efedf0',
    eye: { at: [3000, -2200, 1380], yaw: -6, view: 57, horizon: 0.25 },
    boards: 'away',
  },
  {
    id: 'restaurant',
    title: 'Restaurant',
    name: 'bare-restaurant-c0c23331',
    eye: { at: [4100, -2500, 1450], yaw: -9, view: 58, horizon: 0.26 },
    boards: 'across',
  },
  {
    id: 'entrance-hall',
    title: 'Entrance hall',
    name: 'bare-entrance-hall-0e422a6c',
    eye: { at: [1560, -1900, 1380], yaw: 3, view: 55, horizon: 0.24 },
    boards: 'away',
  },
  {
    id: 'study',
    title: 'Study',
    name: 'bare-study-4082e7b2',
    eye: { at: [2500, -2150, 1380], yaw: -4, view: 57, horizon: 0.22 },
    boards: 'away',
  },
  {
    id: 'staircase',
    title: 'Staircase',
    name: 'bare-staircase-0caccd4a',
    eye: { at: [1500, -2150, 1400], yaw: 8, view: 58, horizon: 0.3 },
    boards: 'away',
  },
  {
    id: 'shop',
    title: 'Shop',
    name: 'bare-shop-e0e611e0',
    eye: { at: [2300, -2400, 1420], yaw: 5, view: 59, horizon: 0.26 },
    boards: 'away',
  },
  {
    id: 'passage',
    title: 'Passage',
    name: 'bare-passage-fdab3031',
    eye: { at: [1750, -1800, 1400], yaw: -4, view: 56, horizon: 0.25 },
    boards: 'away',
  },
  {
    id: 'corridor',
    title: 'Corridor',
    name: 'bare-corridor-3fdeb0be',
    eye: { at: [1350, -2200, 1450], yaw: 1, view: 56, horizon: 0.32 },
    boards: 'away',
  },
  {
    id: 'doorway',
    title: 'Doorway',
    name: 'bare-doorway-9308c8d1',
    eye: { at: [2750, -2150, 1360], yaw: -5, view: 56, horizon: 0.27 },
    boards: 'away',
  },
  {
    id: 'meeting-room',
    title: 'Meeting room',
    name: 'bare-meeting-room-82bc3a54',
    eye: { at: [3500, -2350, 1450], yaw: -8, view: 58, horizon: 0.25 },
    boards: 'across',
  },
  {
    id: 'exhibition',
    title: 'Exhibition room',
    name: 'bare-exhibition-71588512',
    eye: { at: [3700, -2400, 1500], yaw: -7, view: 59, horizon: 0.28 },
    boards: 'across',
  },
];

/** @param id as in an address. @returns undefined where there is no such room */
export const ourRoom = (id: string | null): OurRoom | undefined => OUR_ROOMS.find((room) => room.id === id);

/** Pixels of the room and its light. */
export const ROOM_SIZE = { width: 1440, height: 1080 } as const;
/** Pixels of what the floor mirrors, which is blurred. */
export const ROOM_MIRROR_SIZE = { width: 480, height: 360 } as const;
export const ROOM_SMALL_WIDTH = 400;

/** A room's files by what they show. The floor's light and its mirror are clear where no floor is. */
export const ROOM_FILES = {
  room: '.webp',
  small: '.small.webp',
  light: '.light.webp',
  mirror: '.mirror.webp',
} as const;

export const roomUrl = ({ name }: OurRoom, file: keyof typeof ROOM_FILES): string =>
  `/media/${name}${ROOM_FILES[file]}`;

/** The light at which its picture is full; the root leaves shade more steps. */
const FULL = { light: 3, mirror: 0.4 } as const;

/** @returns the channel, 0 to 255, that stands for so much light */
export const roomValue = (light: number, of: keyof typeof FULL): number =>
  255 * Math.min(1, Math.sqrt(Math.max(0, light) / FULL[of]));

/** The light that a channel stands for. */
export const roomLight = (value: number, of: keyof typeof FULL): number => (value / 255) ** 2 * FULL[of];

/** How much of a window a finish mirrors. */
export const GLOSS_STRENGTH = { 'UV oiled': 0.09, 'Hardwax oiled': 0.13, Lacquered: 0.24 } as const;

/** What a floor mirrors of a room, as a share of what the room's picture of it has. */
export const glossShare = (strength: number): number => 0.45 + strength * 3.6;

/** The same for a floor's face as a whole, of which pores and gaps mirror less. */
export const usualGloss = (strength: number): number => glossShare(strength) * 0.9;
