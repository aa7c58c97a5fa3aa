<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** Stands for Action Scheduler: actions wait in the options `hm_test_action_…`, and a request to this WordPress itself runs those that are due. */

class ActionScheduler {
    public static function store(): ?object {
        return null;
    }
}

class ActionScheduler_AsyncRequest_QueueRunner {
    public function __construct(?object $store) {}

    public function maybe_dispatch(): void {
        wp_remote_post(rest_url('hm-test/v1/run'), ['blocking' => false, 'timeout' => 1]);
    }
}

function as_schedule_single_action(int $due, string $hook, array $arguments, string $group): int {
    if (strlen((string) wp_json_encode($arguments)) > 8000) {
        throw new InvalidArgumentException('ActionScheduler_Action::$args too long.');
    }
    return add_option('hm_test_action_' . microtime(true) . wp_rand(), compact('due', 'hook', 'arguments')) ? 1 : 0;
}

function as_enqueue_async_action(string $hook, array $arguments, string $group): int {
    return as_schedule_single_action(0, $hook, $arguments, $group);
}

function as_unschedule_all_actions(string $hook): void {}

/** Runs each action that is due once: whoever deletes its row runs it. */
function hm_test_run_actions(): array {
    global $wpdb;
    ignore_user_abort(true);
    $failures = [];
    foreach ($wpdb->get_results("SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE 'hm_test_action_%' ORDER BY option_id") as $row) {
        $action = maybe_unserialize($row->option_value);
        if ($action['due'] > time() || !$wpdb->delete($wpdb->options, ['option_name' => $row->option_name])) {
            continue;
        }
        try {
            do_action_ref_array($action['hook'], $action['arguments']);
        } catch (Throwable $failure) {
            $failures[] = $failure->getMessage(); // Tools → Scheduled Actions
            update_option('hm_test_failure', $failure->getMessage());
        }
    }
    return $failures;
}

add_action('rest_api_init', fn() => register_rest_route('hm-test/v1', '/run', [
    'methods'             => 'POST',
    'callback'            => hm_test_run_actions(...),
    'permission_callback' => '__return_true',
]));
// the runner of the system's cron
add_action('wp_loaded', fn() => wp_doing_cron() && hm_test_run_actions());
