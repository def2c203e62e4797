import type { components } from '../../api/generated/woojiapi.ts';

type Schemas = components['schemas'];

/** A property as it is planned: its rooms, the floors chosen for them, and what the customer has decided about the rest. */
export type Plan = Schemas['Plan'];
export type PlanRoom = Schemas['PlanRoom'];
export type PlanShape = Schemas['PlanShape'];
export type PlanDoorway = Schemas['PlanDoorway'];
export type PlanStairs = Schemas['PlanStairs'];
export type PlanChoice = Schemas['PlanChoice'];
/** What planning needs to know about the catalogue; without prices for visitors. */
export type PlanFacts = Schemas['PlanFacts'];
export type PlanFloor = Schemas['PlanFloor'];
export type PlanAccessory = Schemas['PlanAccessory'];
export type PlanKind = Schemas['PlanKind'];
export type PlanSuit = Schemas['PlanSuit'];

/** Rooms of one plan, as the contract takes them. */
export const MAX_PLAN_ROOMS = 200;
/** Doorways of one room, offered to be told. */
export const MAX_ROOM_DOORWAYS = 20;
/** Different floors of one plan. */
export const MAX_PLAN_PRODUCTS = 60;

/** Which way boards run, to choose from; '' leaves it open. */
export const PLAN_DIRECTIONS = [
  '',
  'Along the room',
  'Across the room',
  'Towards the window',
  'Diagonally',
] as const;

/** What one room takes of a floor, on one plot. */
export interface RoomShare {
  readonly roomId: string;
  /** m2 of the room itself, with its stairs */
  readonly netM2: number;
  /** m2 with wastage */
  readonly amountM2: number;
  /** packs opened for this room on all plots together: what an earlier room leaves over serves it first, so that the rooms' packs add up to the line's */
  readonly packs: number;
}

/** One product of a plan, in whole packs, for all plots: what quotation, basket and papers take. */
export interface PlanLine {
  readonly productId: string;
  readonly kind: 'Floor' | PlanKind | 'Fitting';
  /** whole packs; for fitting, m2 laid */
  readonly number: number;
  /** m2 or pieces in these packs, two decimals */
  readonly amount: number;
  /** m2, metres, kilograms, litres or pieces that are needed, before they are rounded up to packs */
  readonly needed: number;
  readonly neededUnit: 'm2' | 'm' | 'kg' | 'l' | 'piece';
  /** what one pack holds, in that unit */
  readonly pack: number;
  /** pence per m2 or piece; absent for visitors */
  readonly productPrice?: number;
  /** whole pence without VAT; absent for visitors */
  readonly costPence?: number;
  readonly weightKg: number;
  /** why: sentences for the customer, with the arithmetic */
  readonly why: readonly string[];
  /** for a floor, the rooms in which it lies; empty for others */
  readonly rooms: readonly RoomShare[];
  /** m2 of the whole packs that are left over, two decimals; 0 for others than floors */
  readonly surplusM2: number;
}

/** Trims that are cut to length along an edge. */
export type AllowanceKind = Plan['allowances'][number]['kind'];

/** Percent for mitres and ends, as the trade reckons. */
export const USUAL_ALLOWANCE = 10;
/** As the contract takes it. */
export const ALLOWANCE_MAX = 50;

const KINDS: readonly AllowanceKind[] = ['Skirting', 'Scotia', 'Edge profile'];

export const hasAllowance = (kind: PlanKind): kind is AllowanceKind => KINDS.some((each) => each === kind);

/** Percent that is added to a length for cutting: the customer's, or the usual. */
export const allowanceOf = ({ allowances }: Pick<Plan, 'allowances'>, kind: AllowanceKind): number =>
  allowances.find((each) => each.kind === kind)?.percent ?? USUAL_ALLOWANCE;

const ORDINALS = [
  'Ground floor',
  'First floor',
  'Second floor',
  'Third floor',
  'Fourth floor',
  'Fifth floor',
];

/** `Ground floor`, `First floor`, `Floor 6`, `Basement 1`: as people in a British house call a storey. @param storey 0 is the ground floor */
export function storeyName(storey: number): string {
  if (storey < 0) return storey === -1 ? 'Basement' : `Basement ${-storey}`;
  return ORDINALS[storey] ?? `Floor ${storey}`;
}
