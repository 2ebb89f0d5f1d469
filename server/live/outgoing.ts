/** Somebody who has something to send at the end of this turn of the event loop. */
interface Sender {
  flush(): void
}

/**
 * What is sent in one turn of the event loop goes out at its end, to all sockets one right after the other. A client on the same machine,
 * or a proxy, is then woken up once and not for every message: that is most of what sending costs.
 */
export class Outgoing {
  #senders: Sender[] = []

  add(sender: Sender): void {
    if (this.#senders.length === 0) process.nextTick(() => this.#flush())
    this.#senders.push(sender)
  }

  #flush(): void {
    const senders = this.#senders
    this.#senders = []
    for (const sender of senders) sender.flush()
  }
}
