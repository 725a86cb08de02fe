import { AbstractInputSuggest, type App } from 'obsidian';
import { isPlainEnter } from './isPlainEnter';
import { ownClass } from './ownClass';
import type { TopicIdea } from './topicIdeas';

/** What the suggestions come from, and what a choice does. */
export interface TopicChoice {
  ideas(typed: string): Promise<readonly TopicIdea[]>;
  chosen(topic: string): void;
  /** Enter was pressed on what is typed itself. */
  submitted(): void;
}

/** Suggestions below the topic: the first is what was typed, so that Enter means it. */
export class TopicSuggest extends AbstractInputSuggest<TopicIdea> {
  constructor(app: App, inputEl: HTMLInputElement, private readonly choice: TopicChoice) {
    super(app, inputEl);
  }

  protected override async getSuggestions(typed: string): Promise<TopicIdea[]> {
    return [...await this.choice.ideas(typed)];
  }

  override renderSuggestion(idea: TopicIdea, el: HTMLElement): void {
    el.addClass(ownClass('idea'), `is-${idea.kind}`);
    el.createDiv({ text: idea.title });
    el.createDiv({ cls: ownClass('idea-detail'), text: idea.detail });
  }

  override selectSuggestion(idea: TopicIdea, event: MouseEvent | KeyboardEvent): void {
    if ('key' in event && !isPlainEnter(event)) return;
    this.close();
    if (idea.kind !== 'typed') this.choice.chosen(idea.topic);
    else if ('key' in event) this.choice.submitted();
  }
}
