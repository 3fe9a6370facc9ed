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
      <div key={name}>
        {type === 'radio' ? (
          <fieldset>
            <legend>{label}</legend>
            {options.map(([option, text]) => (
              <label key={option}>
                <input type="radio" name={name} value={option} checked={value === option} disabled={disabled} onChange={() => onChange(name, option)} />
                {text}
              </label>
            ))}
          </fieldset>
        ) : (
          <>
            <label htmlFor={name}>{label}</label>
            {type === 'select' ? (
              <select {...shared} value={value} onChange={({ currentTarget }) => onChange(name, currentTarget.value)}>
                <option value="">Select</option>
                {options.map(([option, text]) => <option key={option} value={option}>{text}</option>)}
              </select>
            ) : <input {...shared} type={type} value={value} onChange={({ currentTarget }) => onChange(name, currentTarget.value)} />}
          </>
        )}
        {problems[name] !== undefined && <p id={`${name}-error`}>{problems[name]}</p>}
      </div>
    );
  });
}
