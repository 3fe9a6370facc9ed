/** What the looks of the boxes mean. */
export function Legend() {
  return (
    <ul className="g-legend">
      <li><i className="is-step" />step</li><li><i className="is-path" />on the selected path</li>
      <li><i className="is-modal" />modal state</li><li><i className="is-dead" />dead</li>
    </ul>
  );
}
