import { useId, useState } from 'react';
import { FlowForm } from '#widgets';
import type { Example } from '#widgets/examples';
import type { Rules } from '#engine';
import { useShop } from '../../bootstrap/shop';
import { rules as trueRules } from './states';

interface ExampleFormProps {
  readonly example: Example;
  readonly title: string;
  readonly disabled?: boolean;
  readonly rules?: Rules;
  /** Shows the value under the form, and a button that checks it. */
  readonly live?: boolean;
}

export function ExampleForm({ example, title, disabled = example.disabled, rules = trueRules, live = false }: ExampleFormProps) {
  const { services } = useShop();
  const id = `example${useId().replace(/\W/g, '')}`;
  const [data, setData] = useState<Readonly<Record<string, unknown>>>(example.value);
  const [said, say] = useState('');
  const form = { schema: example.schema, ui: example.ui };
  const change = (now: Readonly<Record<string, unknown>>): void => { setData(now); say(''); };
  return (
    <div className="g-example" role="group" aria-label={title}>
      <h3>{title}</h3>
      <FlowForm id={id} form={form} data={data} rules={rules} services={services} disabled={disabled}
        onChange={change} onSubmit={() => say('Right.')} />
      {live && (
        <div className="g-live">
          <pre aria-label="Value">{JSON.stringify(data, null, 1)}</pre>
          <button type="submit" form={id} className="link">Check</button><span role="status">{said}</span>
        </div>
      )}
    </div>
  );
}
