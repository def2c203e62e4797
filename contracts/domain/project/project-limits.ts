import { PICTURE_MAX_BYTES } from './shared-project.ts';

/** How long a deleted project can be restored. */
export const PROJECT_RESTORE_DAYS = 30;
/** Rooms that a project may hold; the contract's roomList is as long. */
export const MAX_PROJECT_ROOMS = 100;
/** Products in all rooms together; the same as the most lines that the basket accepts in one batch. */
export const MAX_PROJECT_LINES = 100;
/** Pictures of laid floors that a project may keep. */
export const MAX_PROJECT_PICTURES = 12;
/** Floors in one picture, side by side. */
export const MAX_PICTURED_FLOORS = 3;
/** The most characters of a picture's title that the contract allows. */
export const PICTURE_TITLE_MAX = 80;
/** The most characters of a floor plan's name that the contract allows. */
export const FLOOR_PLAN_NAME_MAX = 120;
/** Rooms that are kept with a floor plan: as many as a plan takes. */
export const MAX_TRACED_ROOMS = 200;
/** Bytes of a floor plan's file. */
export const FLOOR_PLAN_MAX_BYTES = PICTURE_MAX_BYTES;
/** Pixels on the longer side of a floor plan that is a picture: the browser draws it as large, so that corners stay where they are. */
export const FLOOR_PLAN_SIDE = 4_000;
/** The most characters of a project's name that the contract allows. */
export const PROJECT_NAME_MAX = 120;
/** The most characters of a room's name that the contract allows. */
export const ROOM_NAME_MAX = 60;
