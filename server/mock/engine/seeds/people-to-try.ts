import { FIXED_PEOPLE } from '../../../../fixtures/people/fixed-people.ts';
import { SEED_PASSWORD } from '../../../../fixtures/people/people.ts';

/** The people who can log in on a fresh database, for the start banner. */
export interface PeopleToTry {
  /** the same for all of them */
  readonly password: string;
  readonly people: readonly { readonly loginName: string; readonly who: string }[];
}

export const PEOPLE_TO_TRY: PeopleToTry = {
  password: SEED_PASSWORD,
  people: FIXED_PEOPLE.filter(({ review }) => review === 'accepted').map((person) => ({
    loginName: person.loginName,
    who: `${person.firstName} ${person.lastName}, ${person.userType}`,
  })),
};
