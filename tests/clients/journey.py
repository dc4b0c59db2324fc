"""What a stranger does with a generated client. Called with the address of the product; prints what it has done."""

import importlib
import inspect
import pkgutil
import sys
import uuid

import sala_api.api
from sala_api import AuthenticatedClient, Client
from sala_api.api.channels import create_channel
from sala_api.api.delivery import list_delivered_sets
from sala_api.api.policies import change_policies, create_policy, edit_policy, get_policy
from sala_api.api.policies import list_policies, undo_policy_operation
from sala_api.api.user import login
from sala_api.models import ChangeChosenPoliciesDto, ContentType, CreatePolicyDto, EditPolicyDto
from sala_api.models import FilterType, InvalidRequestDto, LoginDto, PolicyAction, PolicyStatus
from sala_api.models import ProblemDto, RefusalCode, RefusalDto, WriteChannelDto

address = sys.argv[1]
content = {"content_type": ContentType.IMG, "filter_type": FilterType.RULES}


def sign_in(password):
    body = LoginDto(username="admin", password=password)
    return login.sync(client=Client(base_url=address), body=body)


refused = sign_in("wrong")
assert isinstance(refused, RefusalDto) and refused.code is RefusalCode.FAILED, refused
invalid = login.sync(client=Client(base_url=address), body=LoginDto(username="a" * 300, password="x"))
assert isinstance(invalid, InvalidRequestDto) and invalid.data.errors[0].field == "username", invalid
client = AuthenticatedClient(base_url=address, token=sign_in("admin").data.token)

total = list_policies.sync(client=client).data.total
body = CreatePolicyDto(name="Made by Python", status=PolicyStatus.OFFLINE, **content)
key = str(uuid.uuid4())
made = create_policy.sync(client=client, body=body, idempotency_key=key).data
assert create_policy.sync(client=client, body=body, idempotency_key=key).data.id == made.id
assert list_policies.sync(client=client).data.total == total + 1


def edit(name, version):
    fields = EditPolicyDto(name=name, number=made.number, status=made.status, version=version, **content)
    return edit_policy.sync(made.id, client=client, body=fields)


assert edit("Edited by Python", made.version).data.name == "Edited by Python"
conflict = edit("Edited too late", made.version)
assert isinstance(conflict, RefusalDto) and conflict.code is RefusalCode.CONFLICT, conflict
assert conflict.data.version == made.version + 1, conflict
assert edit("Edited again", conflict.data.version).data.version == made.version + 2

change = ChangeChosenPoliciesDto(action=PolicyAction.DELETE, ids=[made.id])
removed = change_policies.sync(client=client, body=change).data
assert list_policies.sync(client=client).data.total == total
assert undo_policy_operation.sync(removed.operation_id, client=client).data.changed == 1
assert get_policy.sync(made.id, client=client).data.name == "Edited again"

body = WriteChannelDto(name="Made by Python", origins=[], rate=600)
key = create_channel.sync(client=client, body=body).data.key
keyless = list_delivered_sets.sync(client=Client(base_url=address))
assert isinstance(keyless, ProblemDto) and keyless.code == "channelKeyMissing", keyless
channel = Client(base_url=address, headers={"Sala-Key": key})
assert len(list_delivered_sets.sync(client=channel, limit=2).sets) == 2
print("journey")


def operations():
    for found in pkgutil.walk_packages(sala_api.api.__path__, "sala_api.api."):
        module = importlib.import_module(found.name)
        if hasattr(module, "sync_detailed"):
            yield found.name.rsplit(".", 1)[1], module


READS = ("get_", "list_", "read_", "count_")
# The stream does not end, and the others are of machines.
for name, module in operations():
    given = inspect.signature(module.sync_detailed).parameters.values()
    required = [one.name for one in given if one.default is inspect.Parameter.empty]
    if required != ["client"] or not name.startswith(READS):
        continue
    # Channels read them, with a key and without an envelope.
    if ".delivery." in module.__name__ or ".collect." in module.__name__:
        continue
    answer = module.sync(client=client)
    assert getattr(answer, "status", None) == "ok", (name, answer)
    print("read", name)
