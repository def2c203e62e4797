export function FloorsStep() {
  return <p>x</p>;
}
