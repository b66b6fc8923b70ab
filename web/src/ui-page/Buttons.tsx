import Plus from 'lucide-react/icons/plus';
import Settings from 'lucide-react/icons/settings';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ButtonVariant } from '../ui/actions/button-class.ts';
import { Button } from '../ui/actions/Button.tsx';
import { LinkButton } from '../ui/actions/LinkButton.tsx';
import { Toolbar } from '../ui/actions/Toolbar.tsx';
import styles from './catalogue.module.css';
import { Row, Specimen } from './Specimen.tsx';

const variants: readonly (readonly [ButtonVariant, string])[] = [
  ['default', 'Default'],
  ['primary', 'Primary'],
  ['ghost', 'Ghost'],
  ['danger', 'Danger'],
  ['danger-outline', 'Danger outline'],
];

export function Buttons() {
  return (
    <>
      <Specimen title="Variants">
        <Row>
          {variants.map(([variant, word]) => (
            <Button key={variant} variant={variant}>
              {word}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen title="Disabled">
        <Row>
          {variants.map(([variant, word]) => (
            <Button key={variant} variant={variant} isDisabled>
              {word}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen title="Loading">
        <Row>
          {variants.map(([variant, word]) => (
            <Button key={variant} variant={variant} loading>
              {word}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen title="Sizes">
        <Row>
          <Button variant="primary">Medium</Button>
          <Button variant="primary" size="lg">
            Large
          </Button>
          <Button variant="primary" size="xl">
            Extra large
          </Button>
        </Row>
      </Specimen>
      <Specimen title="With an icon">
        <Row>
          <Button variant="primary" icon={<Plus aria-hidden="true" />}>
            New Estimate
          </Button>
          <Button icon={<Settings aria-hidden="true" />} iconOnly aria-label="Settings" />
          <Button variant="ghost" icon={<Trash2 aria-hidden="true" />} iconOnly aria-label="Delete" />
          <LinkButton href="#buttons">A link</LinkButton>
        </Row>
      </Specimen>
      <Specimen title="Focus">
        <div className={`${styles['row']} ${styles['focus']}`}>
          <Button>Default</Button>
          <Button variant="primary">Primary</Button>
          <Button variant="danger">Danger</Button>
        </div>
      </Specimen>
      <Specimen title="Full width, long text">
        <Button full variant="primary">
          Submit Order Form
        </Button>
        <LinkButton full href="#buttons">
          Send the estimate to Great Lakes Mutual
        </LinkButton>
      </Specimen>
      <Specimen title="Toolbar">
        <Toolbar label="Line">
          <Button>Duplicate</Button>
          <Button>Move up</Button>
          <Button>Move down</Button>
          <Button variant="danger-outline">Delete</Button>
        </Toolbar>
      </Specimen>
    </>
  );
}
