import { FAULT_PROFILE_NAMES, type FaultProfileName } from '../../api/fault-profiles.ts';
import { nearestNames } from './nearest-names.ts';

export const isFaultProfile = (name: string): name is FaultProfileName =>
  FAULT_PROFILE_NAMES.some((known) => known === name);

/** Why a name is not one of a profile of faults, with the one that was meant, or all. */
export function noFaultProfile(name: string): string {
  const [nearest] = nearestNames(name, FAULT_PROFILE_NAMES);
  const help = nearest ? `; did you mean ${nearest}?` : `. They are ${FAULT_PROFILE_NAMES.join(', ')}`;
  return `there is no profile "${name}"${help}`;
}
