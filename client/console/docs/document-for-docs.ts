/** Filled in by the page, so nobody has to type them. */
const FILLED = new Set(['debug', 'brand', 'calltime', 'callserial', 'sign']);

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The contract without the call headers that the page fills in; a page that asked for them could not be tried. */
export function documentForDocs(contract: unknown): object {
  if (!isNode(contract) || !isNode(contract.paths)) throw new Error('This is no contract');
  const shared = isNode(contract.components) ? contract.components.parameters : undefined;
  const parameters = isNode(shared) ? shared : {};
  const isTyped = (parameter: unknown): boolean => {
    if (!isNode(parameter)) return true;
    const name = typeof parameter.$ref === 'string' ? parameter.$ref.split('/').pop() : undefined;
    const real = name === undefined ? parameter : parameters[name];
    return !(isNode(real) && real.in === 'header' && FILLED.has(String(real.name)));
  };
  const withoutFilled = (operation: unknown) =>
    isNode(operation) && Array.isArray(operation.parameters)
      ? { ...operation, parameters: operation.parameters.filter(isTyped) }
      : operation;
  const paths = Object.entries(contract.paths).map(([path, operations]) => [
    path,
    isNode(operations)
      ? Object.fromEntries(
          Object.entries(operations).map(([verb, operation]) => [verb, withoutFilled(operation)]),
        )
      : operations,
  ]);
  return { ...contract, paths: Object.fromEntries(paths) };
}
