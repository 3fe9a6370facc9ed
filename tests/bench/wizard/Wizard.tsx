import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Fields } from './Fields';
import { steps } from './steps';
import { problemsOf, type Answers } from './validate';

/**
 * The floor of the Next figure: the wizard somebody would write by hand for these four steps, state in one hook. It owes its
 * visitors what ours does: an address and a title of each step, the focus on its heading, its top in view, answers that
 * survive a reload, the same look and motion (`look.ts`).
 */
export function Wizard() {
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<Answers>({});
  const [problems, setProblems] = useState<Answers>({});
  const [busy, setBusy] = useState(false);
  const step = steps[at] ?? steps[0];
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(0);
  useEffect(() => sessionStorage.setItem('wizard', JSON.stringify({ at, answers })), [at, answers]);
  useEffect(() => {
    document.title = step.title;
    if (shown.current === at) return;
    shown.current = at;
    window.history.pushState({ at }, '', `?step=${at}`);
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [at, step]);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = problemsOf(step.fields, answers);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setBusy(step.calls.length > 0);
    for (const call of step.calls) await (await fetch(call, { method: 'POST', body: JSON.stringify(answers) })).json();
    setBusy(false);
    setAt(at + 1);
  };
  return (
    <main>
      <section className={at % 2 === 0 ? 'screen' : 'screen odd'}>
        <div className="sheet step">
          <h1 ref={heading} tabIndex={-1}>{step.title}</h1>
          <form className="step-body" onSubmit={(event) => void submit(event)} noValidate>
            <div className="f-grid">
              <Fields fields={step.fields} answers={answers} problems={problems} disabled={busy}
                onChange={(name, value) => setAnswers({ ...answers, [name]: value })} />
            </div>
            <div className="actions bar">
              {at > 0 && <button type="button" className="button quiet" onClick={() => setAt(at - 1)}>Back</button>}
              <button type="submit" className="button forward" disabled={busy}>Next</button>
            </div>
          </form>
        </div>
      </section>
    </main>
  );
}
