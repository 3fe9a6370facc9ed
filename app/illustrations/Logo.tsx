/** Three steps, the last one highlighted. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 30 28" aria-hidden="true" focusable="false">
      <rect className="a-primary" x="1" y="19.5" width="17" height="8" rx="3" />
      <rect className="a4" x="7" y="10" width="17" height="8" rx="3" />
      <rect className="a-lit" x="13" y="0.5" width="16" height="8" rx="3" />
    </svg>
  );
}
