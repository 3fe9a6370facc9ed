interface FiguresProps { readonly figures: readonly { readonly label: string; readonly value: number; readonly bad?: boolean }[] }

/** Figures in a row, each over its word. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="g-figures">
      {figures.map(({ label, value, bad }) => (
        <div key={label} className={bad ? 'bad' : undefined}>
          <dt>{label}</dt><dd className="tabular">{value.toLocaleString('en-US')}</dd></div>
      ))}
    </dl>
  );
}
