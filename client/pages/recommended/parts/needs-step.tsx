export function NeedsStep() {
  return <p>x</p>;
}
