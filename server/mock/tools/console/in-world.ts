import type { Request, RequestHandler } from 'express';
import type { World } from '../worlds/world.ts';
import { askedWorld, type Worlds } from '../worlds/worlds.ts';
import { ControlFailure } from './control-failure.ts';

/** One control call: what it does in a world, and the JSON of its reply. */
type Control = (world: World, req: Request) => Promise<object> | object;

/** Turns control calls into request handlers. */
export type InWorld = (control: Control) => RequestHandler;

/** Control calls work in the world named by their header, or in the main world without one. */
export function inWorldOf(worlds: Worlds): InWorld {
  return (control) => async (req, res) => {
    res.json(await worlds.within(askedWorld(req.headers), (world) => control(world, req)));
  };
}

/**
 * A path parameter.
 * @throws ControlFailure for NUL, which PostgreSQL doesn't accept in text
 */
export function param(req: Request, name: string): string {
  const value = String(req.params[name] ?? '');
  if (value.includes('\0')) throw new ControlFailure(`${name}: has the wrong format`);
  return value;
}
