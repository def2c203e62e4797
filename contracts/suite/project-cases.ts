import { randomUUID } from 'node:crypto';
import { callSerial } from '../call-signing.ts';
import type { components } from '../generated/woojiapi.ts';
import { buyer, lineOf, write } from './buyer.ts';
import { send, type Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { CannotTell, expectCode, expectThat } from './judge.ts';
import { type LoggedIn, logIn } from './people.ts';

type Product = components['schemas']['Product'];
type Project = components['schemas']['Project'];
const PROJECTS = '/woojiapi/order/qryprojectbyuserid';
const CREATE = '/woojiapi/order/insertproject';
const ADD_PRODUCT = '/woojiapi/order/insertprojectproduct';
const PRODUCTS = '/woojiapi/order/qryprojectproduct';

function projectLineOf(
  person: LoggedIn,
  product: Product | undefined,
  projectId: string,
): Record<string, unknown> {
  const { carType, loginName, userId, ...line } = lineOf(person, product);
  return { ...line, projectId };
}

async function createProject(target: Target, { token, userId }: LoggedIn): Promise<string> {
  const body = { projectName: `Case ${randomUUID()}`, brand: target.brand, userId };
  const reply = expectCode(CREATE, await send(target, CREATE, body, { token }), '0');
  return (reply.data as { projectId: string }).projectId;
}

async function projectsOf(target: Target, { token, userId }: LoggedIn): Promise<Project[]> {
  return expectCode(PROJECTS, await send(target, PROJECTS, { userId }, { token }), '0').data as Project[];
}

/** The projects of a customer. */
export const projectCases: readonly ContractCase[] = [
  {
    call: PROJECTS,
    code: '0',
    title: 'lists the projects of a customer, all of them their own',
    writes: false,
    run: async (target) => {
      const person = await logIn(target);
      const projects = await projectsOf(target, person);
      expectThat(
        projects.every((project) => project.userId === person.userId),
        `${PROJECTS}: a project of somebody else`,
      );
    },
  },
  {
    call: PRODUCTS,
    code: '0',
    title: 'lists the products of a project',
    writes: false,
    run: async (target) => {
      const person = await logIn(target);
      const [project] = await projectsOf(target, person);
      if (!project) throw new CannotTell('needs a customer who has a project');
      const { projectId } = project;
      expectCode(PRODUCTS, await send(target, PRODUCTS, { projectId }, { token: person.token }), '0');
    },
  },
  write(CREATE, 'opens an Ongoing project, once for a repeated callserial', async (target) => {
    const person = await logIn(target);
    const serial = callSerial(Date.now(), Math.random());
    const body = { projectName: 'Twice', brand: target.brand, userId: person.userId };
    const create = () => send(target, CREATE, body, { token: person.token, serial });
    const first = expectCode(CREATE, await create(), '0').data as { projectId: string };
    const second = expectCode(CREATE, await create(), '0').data as { projectId: string };
    expectThat(
      first.projectId === second.projectId,
      `${CREATE}: a repeated callserial opened another project`,
    );
    const projects = await projectsOf(target, person);
    const mine = projects.filter((project) => project.projectId === first.projectId);
    expectThat(
      mine.length === 1 && mine[0]?.sts === 'Ongoing',
      `${PROJECTS}: the new project is not there, Ongoing, once`,
    );
  }),
  write(ADD_PRODUCT, 'adds a product to a project of its own', async (target) => {
    const person = await buyer(target);
    const projectId = await createProject(target, person);
    const line = projectLineOf(person, person.products[0], projectId);
    expectCode(ADD_PRODUCT, await send(target, ADD_PRODUCT, line, { token: person.token }), '0');
    const answer = await send(target, PRODUCTS, { projectId }, { token: person.token });
    const products = expectCode(PRODUCTS, answer, '0').data as { productId: string }[];
    expectThat(
      products.length === 1 && products[0]?.productId === line.productId,
      `${PRODUCTS}: the product is not there once`,
    );
  }),
  {
    call: ADD_PRODUCT,
    code: '102',
    title: "refuses another customer's project",
    writes: true,
    run: async (target) => {
      const owner = await logIn(target, 'architect');
      const projectId = await createProject(target, owner);
      const person = await buyer(target);
      const line = projectLineOf(person, person.products[0], projectId);
      expectCode(ADD_PRODUCT, await send(target, ADD_PRODUCT, line, { token: person.token }), '102');
      expectCode(PRODUCTS, await send(target, PRODUCTS, { projectId }, { token: person.token }), '102');
      const foreign = { projectName: 'Foreign', brand: target.brand, userId: owner.userId };
      expectCode(CREATE, await send(target, CREATE, foreign, { token: person.token }), '102');
      expectCode(
        PROJECTS,
        await send(target, PROJECTS, { userId: owner.userId }, { token: person.token }),
        '102',
      );
    },
  },
];
