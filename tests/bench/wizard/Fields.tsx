import type { Field } from './steps';
import type { Answers } from './validate';

interface FieldsProps {
  readonly fields: readonly Field[];
  readonly answers: Answers;
  readonly problems: Answers;
  readonly disabled: boolean;
  readonly onChange: (name: string, value: string) => void;
}

/** Inputs with their labels and errors. */
export function Fields({ fields, answers, problems, disabled, onChange }: FieldsProps) {
  return fields.filter(({ when }) => when === undefined || when(answers)).map(({ name, label, type, options = [] }) => {
    const shared = { id: name, name, disabled, 'aria-invalid': problems[name] !== undefined, 'aria-describedby': `${name}-error` } as const;
    const value = answers[name] ?? '';
    return (
      <div key={name} className="f-cell f-full">
        {type === 'radio' ? (
          <fieldset className="f-cards">
            <legend className="f-label">{label}</legend>
            {options.map(([option, text]) => (
              <label key={option} className={value === option ? 'f-card is-chosen' : 'f-card'}>
                <input className="f-dot" type="radio" name={name} value={option} checked={value === option} disabled={disabled}
                  onChange={() => onChange(name, option)} />
                <span className="f-card-title">{text}</span>
              </label>
            ))}
          </fieldset>
        ) : (
          <>
            <label className="f-label" htmlFor={name}>{label}</label>
            <div className="f-control">
              {type === 'select' ? (
                <select {...shared} className="f-input" value={value} onChange={({ currentTarget }) => onChange(name, currentTarget.value)}>
                  <option value="">Select</option>
                  {options.map(([option, text]) => <option key={option} value={option}>{text}</option>)}
                </select>
              ) : <input {...shared} className="f-input" type={type} value={value}
                onChange={({ currentTarget }) => onChange(name, currentTarget.value)} />}
            </div>
          </>
        )}
        {problems[name] !== undefined && <p className="f-error" id={`${name}-error`}>{problems[name]}</p>}
      </div>
    );
  });
}
